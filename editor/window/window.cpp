// SPDX-License-Identifier: MIT
#include "editor/window/window.h"

#include <GLFW/glfw3.h>
#include <backends/imgui_impl_opengl3.h>
#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>

#include "core/base/error.h"
#include "editor/app/app.h"
#include "editor/ui/fonts.h"
#include "editor/ui/input_feed.h"
#include "editor/ui/key_layout.h"
#include "editor/ui/ui.h"
#include "editor/window/gl_textures.h"
#include "editor/window/less_motion.h"
#include "editor/window/portal.h"
#include "editor/window/show_folder.h"
#include "scripting/source/files.h"

// As in GLFW/glfw3native.h, without Xlib's headers. A GLFW that is built for Wayland alone lacks
// it.
// NOLINTNEXTLINE(*-identifier-naming): GLFW's name
extern "C" __attribute__((weak)) unsigned long glfwGetX11Window(GLFWwindow* window);

namespace hr::editor {

namespace {

using Clock = std::chrono::steady_clock;

// Frames to draw after the last input: a tab opens in the first, its effect on the board appears in
// the second, and the final layout in the third.
constexpr int k_after = 3;

TimePoint steady_now() {
  return std::chrono::duration_cast<TimePoint>(Clock::now().time_since_epoch());
}

std::string glfw_problem() {
  const char* text = nullptr;
  glfwGetError(&text);
  return text == nullptr ? "unknown reason" : text;
}

[[noreturn]] void no_window(const std::string& why) {
  throw Error(fmt::format(
      "cannot open a window: {}; \"houserules play RULESET\" plays in the terminal", why));
}

// Initialises GLFW for the lifetime of the window.
struct GlfwLibrary {
  GlfwLibrary() {
    if (glfwInit() != GLFW_TRUE) no_window(glfw_problem());
  }
  ~GlfwLibrary() { glfwTerminate(); }
  GlfwLibrary(const GlfwLibrary&) = delete;
  GlfwLibrary& operator=(const GlfwLibrary&) = delete;
};

GLFWwindow* open_window(const WindowSettings& settings) {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
  glfwWindowHint(GLFW_SAMPLES, 0);
  GLFWwindow* const window =
      glfwCreateWindow(settings.width, settings.height, "House Rules", nullptr, nullptr);
  if (window == nullptr) no_window(glfw_problem());
  glfwSetWindowSizeLimits(window, 640, 400, GLFW_DONT_CARE, GLFW_DONT_CARE);
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  return window;
}

// What the desktop's portal calls this window, so that its dialogs belong to it: "" on Wayland.
std::string portal_name(GLFWwindow* window) {
  const unsigned long id = glfwGetX11Window == nullptr ? 0 : glfwGetX11Window(window);
  return id == 0 ? std::string() : fmt::format("x11:{:x}", id);
}

class Window {
 public:
  explicit Window(const WindowPlan& plan)
      : window_(open_window(read_settings(plan.folders.settings_file()))), dump_(plan.dump) {
    context_.screen.listen(!dump_.empty());
    context_.less_motion = system_wants_less_motion();
    context_.show_folder = folder_opener();
    context_.chooser = make_portal_chooser([] { glfwPostEmptyEvent(); }, portal_name(window_));
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.UserData = &context_;
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    io.ConfigInputTextCursorBlink = false;  // blinking would need frames all the time
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    io.SetClipboardTextFn = [](void* window, const char* text) {
      glfwSetClipboardString(static_cast<GLFWwindow*>(window), text);
    };
    io.GetClipboardTextFn = [](void* window) {
      return glfwGetClipboardString(static_cast<GLFWwindow*>(window));
    };
    io.ClipboardUserData = window_;
    map_keys();
    listen();
    ImGui_ImplOpenGL3_Init("#version 130");
    context_.drawings.use(std::make_unique<GlTextures>());
    app_ = std::make_unique<App>(plan.folders, plan.shipped, steady_now);
    use_scale();
    if (plan.first) begin(*plan.first);
  }

  ~Window() {
    context_.chooser.reset();
    app_.reset();
    context_.drawings.use(nullptr);
    ImGui_ImplOpenGL3_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window_);
  }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  void run() {
    std::uint64_t drawn = 0;
    while (!app_->wants_to_quit()) {
      if (glfwWindowShouldClose(window_) == GLFW_TRUE) {
        glfwSetWindowShouldClose(window_, GLFW_FALSE);
        app_->leave();
        stirred_ = true;
        continue;
      }
      const auto max_wait = app_->tick();
      const bool news = app_->state().version != drawn;
      sleep(news || app_->wants_frame() || !input_.empty(), max_wait);
      if (context_.chooser->answered()) stirred_ = true;
      if (!stirred_ && input_.empty() && !news && !app_->wants_frame()) continue;
      stirred_ = false;
      drawn = app_->state().version;
      draw();
    }
  }

 private:
  static Window& of(GLFWwindow* window) {
    return *static_cast<Window*>(glfwGetWindowUserPointer(window));
  }

  void take(const Input& input) {
    input_.add(input);
    stirred_ = true;
  }

  void take_key(int position, bool down, int mods) {
    const auto name = [](int at) {
      const char* const typed = glfwGetKeyName(at, 0);
      return std::string(typed == nullptr ? "" : typed);
    };
    for (const Input& input : keyboard_.change(position, down, (mods & GLFW_MOD_ALT) != 0, name))
      take(input);
  }

  void listen() {
    glfwSetWindowUserPointer(window_, this);
    glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int, int action, int mods) {
      if (action != GLFW_REPEAT) of(w).take_key(key, action == GLFW_PRESS, mods);
    });
    glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned letter) {
      of(w).take({InputType::letter, static_cast<int>(letter)});
    });
    glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int) {
      if (button < ImGuiMouseButton_COUNT)
        of(w).take({InputType::button, button, action == GLFW_PRESS});
    });
    glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
      of(w).take({InputType::move, 0, false, static_cast<float>(x), static_cast<float>(y)});
    });
    glfwSetScrollCallback(window_, [](GLFWwindow* w, double x, double y) {
      of(w).take({InputType::wheel, 0, false, static_cast<float>(x), static_cast<float>(y)});
    });
    glfwSetDropCallback(window_, [](GLFWwindow* w, int count, const char** paths) {
      if (count > 0)
        of(w).take({.type = InputType::drop,
                    .code = count,
                    .down = false,
                    .x = 0,
                    .y = 0,
                    .text = paths[0]});
    });
    glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* w, int, int) { of(w).stirred_ = true; });
    glfwSetWindowRefreshCallback(window_, [](GLFWwindow* w) { of(w).stirred_ = true; });
    glfwSetWindowFocusCallback(window_, [](GLFWwindow* w, int) { of(w).stirred_ = true; });
  }

  void begin(const DeskCommand& first) {
    app_->carry_out(first);
    if (app_->state().notice.type != NoticeType::info) throw Error(app_->state().notice.text);
  }

  void sleep(bool busy, std::optional<std::chrono::milliseconds> max_wait) {
    if (busy || after_ > 0) {
      glfwPollEvents();
      if (after_ > 0) stirred_ = true;
      after_ = std::max(after_ - 1, 0);
      return;
    }
    if (!max_wait) return glfwWaitEvents();
    glfwWaitEventsTimeout(std::max(0.001, static_cast<double>(max_wait->count()) / 1000));
  }

  void use_scale() {
    float x = 1, y = 1;
    glfwGetWindowContentScale(window_, &x, &y);
    context_.scale = app_->settings().scale * std::max(1.0F, y);
    context_.theme = app_->settings().theme;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    context_.fonts = context_.font_maker.make(atlas, context_.scale, context_.letters);
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
    atlas.ClearTexData();  // the graphics card has it now
    apply(context_.theme, context_.scale);
  }

  void measure() {
    ImGuiIO& io = ImGui::GetIO();
    int width = 0, height = 0, pixels_x = 0, pixels_y = 0;
    glfwGetWindowSize(window_, &width, &height);
    glfwGetFramebufferSize(window_, &pixels_x, &pixels_y);
    io.DisplaySize = {static_cast<float>(width), static_cast<float>(height)};
    if (width > 0 && height > 0)
      io.DisplayFramebufferScale = {static_cast<float>(pixels_x) / static_cast<float>(width),
                                    static_cast<float>(pixels_y) / static_cast<float>(height)};
    if (width > 0 && height > 0) app_->resized(width, height);
    const Clock::time_point now = Clock::now();
    io.DeltaTime = std::clamp(std::chrono::duration<float>(now - last_).count(), 0.0001F, 0.1F);
    last_ = now;
  }

  void draw() {
    if (app_->take_new_scale() || context_.letters.take_news()) use_scale();
    const std::vector<Input> inputs = input_.begin_frame();
    if (!inputs.empty()) after_ = k_after;
    for (const Input& input : inputs)
      if (input.type == InputType::drop) app_->open_path(input.text, input.code);
    measure();
    ImGui_ImplOpenGL3_NewFrame();
    context_.screen.begin_frame();
    context_.drawings.begin_frame();
    ImGui::NewFrame();
    app_->frame();
    ImGui::Render();
    show_cursor();
    const ImDrawData& data = *ImGui::GetDrawData();
    glViewport(0, 0, static_cast<int>(data.DisplaySize.x * data.FramebufferScale.x),
               static_cast<int>(data.DisplaySize.y * data.FramebufferScale.y));
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window_);
    if (!dump_.empty())
      scripting::write_soon(dump_, context_.screen.json(), scripting::Access::owner);
  }

  void show_cursor() {
    const ImGuiMouseCursor wanted = ImGui::GetMouseCursor();
    if (wanted == cursor_shape_) return;
    cursor_shape_ = wanted;
    int shape = GLFW_ARROW_CURSOR;
    if (wanted == ImGuiMouseCursor_TextInput) shape = GLFW_IBEAM_CURSOR;
    if (wanted == ImGuiMouseCursor_ResizeEW) shape = GLFW_HRESIZE_CURSOR;
    if (wanted == ImGuiMouseCursor_ResizeNS) shape = GLFW_VRESIZE_CURSOR;
    if (wanted == ImGuiMouseCursor_Hand) shape = GLFW_HAND_CURSOR;
    GLFWcursor* const next = glfwCreateStandardCursor(shape);
    glfwSetCursor(window_, next);
    if (cursor_ != nullptr) glfwDestroyCursor(cursor_);
    cursor_ = next;
  }

  GLFWwindow* window_;
  std::filesystem::path dump_;
  ui::Context context_;
  InputFeed input_;
  Keyboard keyboard_;
  std::unique_ptr<App> app_;
  bool stirred_ = true;  // something happened that may change the frame
  int after_ = k_after;
  Clock::time_point last_ = Clock::now();
  GLFWcursor* cursor_ = nullptr;
  ImGuiMouseCursor cursor_shape_ = ImGuiMouseCursor_Arrow;
};

}  // namespace

bool has_display() {
  const auto set = [](const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  return set("DISPLAY") || set("WAYLAND_DISPLAY");
}

void run_window(const WindowPlan& plan) {
  if (!has_display()) no_window("no display was found");
  const GlfwLibrary library;
  Window window(plan);
  window.run();
}

}  // namespace hr::editor
